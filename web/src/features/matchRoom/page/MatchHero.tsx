import CheckCircle from '@mui/icons-material/CheckCircle'
import HourglassEmpty from '@mui/icons-material/HourglassEmpty'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match, Side } from '@upper-bracket/shared/bracket/model/match'
import { winsNeeded } from '@upper-bracket/shared/bracket/model/series'
import { isCounted } from '@upper-bracket/shared/card/matchResult'
import { currentCheckIn } from '@upper-bracket/shared/matchRoom/checkIn'
import type { MatchRoom } from '@upper-bracket/shared/matchRoom/matchRoom'
import { teamFace } from '@upper-bracket/shared/team/teamFace'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { GameBackdrop } from '#ui/game/GameBackdrop.tsx'
import { TeamFace } from '#ui/TeamFace.tsx'
import { PlannedStart } from '#features/bracket/match/PlannedStart.tsx'
import { PlayedGames } from '#features/bracket/match/PlayedGames.tsx'
import { SlotScore } from '#features/bracket/match/SlotScore.tsx'
import { useMatchTexts } from '#features/bracket/texts/useMatchTexts.ts'
import { useOwnSide } from '../state/useOwnSide.ts'

interface MatchHeroProps {
  readonly competition: CompetitionDocument
  readonly match: Match
  readonly matchRoom: MatchRoom | null
  /** At the end of the first line. */
  readonly aside: ReactNode
  /** Returns the line-up of a side; null if the line-ups are elsewhere. */
  readonly lineUp: ((side: Side) => ReactNode) | null
}

/** Both teams of a match, with the score between them. */
export function MatchHero({ competition, match, matchRoom, aside, lineUp }: MatchHeroProps) {
  const texts = useMatchTexts()
  const facts = [texts.round(match), texts.length(match)].join(' · ')
  return (
    <Box sx={hero}>
      <GameBackdrop game={competition.game} strength={0.12} />
      <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 auto', minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          <Typography component="h2" sx={{ fontWeight: 700 }}>
            {texts.number(match)}
          </Typography>
          <Typography color="textSecondary">{facts}</Typography>
          <PlannedStart match={match} />
        </Box>
        {aside}
      </Box>
      <Box sx={lineUp === null ? facing : facingWithLineUps}>
        <Team
          competition={competition}
          match={match}
          matchRoom={matchRoom}
          side={0}
          isStacked={lineUp === null}
        />
        <Score match={match} />
        <Team
          competition={competition}
          match={match}
          matchRoom={matchRoom}
          side={1}
          isStacked={lineUp === null}
        />
        {lineUp !== null && (
          <>
            {lineUp(0)}
            {lineUp(1)}
          </>
        )}
      </Box>
    </Box>
  )
}

interface TeamProps extends Pick<MatchHeroProps, 'competition' | 'match' | 'matchRoom'> {
  readonly side: Side
  /** Whether the name is below the picture. */
  readonly isStacked: boolean
}

function Team({ competition, match, matchRoom, side, isStacked }: TeamProps) {
  const { t } = useTranslation(['matchRoom', 'bracket'])
  const texts = useMatchTexts()
  const own = useOwnSide(competition, match).side
  const { teamId, text: name, seed, outcome } = texts.written(match, side)
  const hasLongWord = name.split(/[\s-]+/).some(word => word.length > maxWordLength)
  const facts = [
    own === side ? t('yourTeam') : seed === null ? [] : t('bracket:seed', { seed }),
    texts.fact(match, side) ?? [],
  ].flat()
  return (
    <Box sx={isStacked ? stacked : side === 0 ? row : mirroredRow}>
      {teamId !== null && <TeamFace face={texts.face(teamId) ?? teamFace(name)} size={isStacked ? 48 : 72} />}
      <Box sx={{ minWidth: 0 }}>
        <Typography
          color={teamId === null || outcome === 'lost' ? 'textSecondary' : 'textPrimary'}
          title={name}
          sx={isStacked ? { ...nameOnPhone, ...(hasLongWord && smaller) } : nameOnDesktop}
        >
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
        <CheckInMark match={match} matchRoom={matchRoom} side={side} />
      </Box>
    </Box>
  )
}

/** Whether a team has checked in; nothing while there is no check-in. */
function CheckInMark({ match, matchRoom, side }: Pick<TeamProps, 'match' | 'matchRoom' | 'side'>) {
  const { t } = useTranslation('matchRoom')
  const checkIn = matchRoom === null ? null : currentCheckIn(matchRoom, match)
  if (checkIn === null) return null
  const isThere = checkIn.at[side] !== null
  const isForOrganizer = checkIn.organizerSides.includes(side)
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, textAlign: 'start' }}>
      {isThere ? (
        <CheckCircle color="success" fontSize="small" />
      ) : (
        <HourglassEmpty color="disabled" fontSize="small" />
      )}
      <Typography variant="body2">
        {t(isThere ? 'isThere' : isForOrganizer ? 'organizerChecksIn' : 'isAwaited')}
      </Typography>
    </Box>
  )
}

function Score({ match }: { readonly match: Match }) {
  const texts = useMatchTexts()
  return (
    <Box sx={score}>
      {isCounted(match) ? (
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <SlotScore match={match} side={0} leads={match.winner === 0} size="hero" />
          <Typography variant="score" component="span" color="textSecondary" sx={{ fontSize: '2rem' }}>
            :
          </Typography>
          <SlotScore match={match} side={1} leads={match.winner === 1} size="hero" />
        </Box>
      ) : (
        <Typography variant="score" component="span" color="textSecondary" sx={{ fontSize: '2rem' }}>
          VS
        </Typography>
      )}
      {isCounted(match) && match.bestOf > 1 && <Games match={match} />}
      <PlayedGames match={match} />
      <Typography
        variant="body2"
        sx={{ color: match.status === 'running' ? 'brand.main' : 'text.secondary', fontWeight: 650 }}
      >
        {texts.status(match)}
      </Typography>
    </Box>
  )
}

/** A mark for each game that a side needs, filled once it is won. */
function Games({ match: { bestOf, score } }: { readonly match: Match }) {
  const marks = Array.from({ length: winsNeeded(bestOf) }, (_, index) => index)
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 2 }}>
      {([0, 1] as const).map(side => (
        <Box key={side} sx={{ display: 'flex', gap: 0.5, flexDirection: side === 0 ? 'row-reverse' : 'row' }}>
          {marks.map(index => (
            <Box
              key={index}
              sx={{
                width: 14,
                height: 6,
                borderRadius: 3,
                bgcolor: index < score[side] ? 'brand.main' : 'divider',
              }}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}

const hero = {
  position: 'relative',
  display: 'grid',
  gap: { xs: 1.5, md: 2 },
  p: { xs: 1.5, sm: 2, md: 3 },
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const

const facing = {
  position: 'relative',
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  // Three columns are too narrow for names.
  '@media (max-width: 339.95px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-child(2)': { gridArea: '1 / 1 / auto / -1' },
  },
} as const

const score = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  textAlign: 'center',
  // On a phone, games in one line would leave no room for the names.
  maxWidth: { xs: '9rem', md: 'none' },
} as const

/** The score is between the line-ups as well. */
const facingWithLineUps = {
  ...facing,
  columnGap: 3,
  rowGap: 2,
  alignItems: 'start',
  '& > :nth-child(2)': { gridColumn: 2, gridRow: '1 / 3', alignSelf: 'center' },
  '& > :nth-child(5)': { gridColumn: 3 },
} as const

const stacked = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 0.75,
  minWidth: 0,
} as const
const row = { display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 } as const
const mirroredRow = { ...row, flexDirection: 'row-reverse', textAlign: 'end' } as const

const nameOnPhone = {
  fontSize: 'clamp(0.75rem, 3.6vw, 1rem)',
  fontWeight: 700,
  lineHeight: 1.25,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
} as const
/** The number of letters of a word that fit next to the score on a phone. */
const maxWordLength = 9
const smaller = { fontSize: 'clamp(0.6875rem, 3vw, 1rem)' } as const
const nameOnDesktop = {
  typography: 'h2',
  fontSize: 'clamp(1.1rem, 0.6rem + 0.9vw, 1.5rem)',
  overflowWrap: 'anywhere',
} as const
