import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Competition } from '@upper-bracket/shared/competition/competition'
import { matchRoomIdOf } from '@upper-bracket/shared/matchRoom/matchRoom'
import { asksForDecision, matchStep } from '@upper-bracket/shared/matchRoom/matchStep'
import type { SelfService } from '@upper-bracket/shared/selfService/selfService'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { useMatchRoomsToDecideQuery } from './matchRoomEndpoints.ts'
import { TeamsToCheckIn } from './TeamsToCheckIn.tsx'

interface MatchRoomsToDecideProps {
  readonly competition: Pick<Competition, 'selfService' | 'startDate'>
  readonly selfService: SelfService
}

/** Lists what needs an organizer: future check-ins, and matches that cannot continue, each with a link to its page. */
export default function MatchRoomsToDecide({ competition, selfService }: MatchRoomsToDecideProps) {
  return (
    <>
      <TeamsToCheckIn selfService={selfService} />
      <OpenMatchRooms competition={competition} />
    </>
  )
}

function OpenMatchRooms({ competition }: Pick<MatchRoomsToDecideProps, 'competition'>) {
  const { t } = useTranslation('matchRoom')
  const texts = useMatchTexts()
  const { competitionId, bracketId } = useBracketScope()
  const matches = useMatches()
  const matchRooms = useMatchRoomsToDecideQuery({ competitionId, bracketId }).currentData?.value ?? []
  const id = useId()
  const open = matches.flatMap(match => {
    const matchRoom = matchRooms.find(({ id: matchRoomId }) => matchRoomId === matchRoomIdOf(match))
    if (matchRoom === undefined) return []
    const step = matchStep(match, { competition, matchRoom, now: null })
    return asksForDecision(step) ? [{ match, attention: matchRoom.attention }] : []
  })
  if (open.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} component="h2" variant="h3">
        {t('toDecide')}
      </Typography>
      <PlainList sx={{ display: 'grid', gap: 1 }}>
        {open.map(({ match, attention }) => (
          <li key={match.id}>
            <Box component={Link} to={hrefs.match(competitionId, match.id)} sx={row}>
              <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                  {texts.teams(match)}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {texts.number(match)} · {attention && t(`attention_${attention}`)}
                </Typography>
              </Box>
              <ChevronRight />
            </Box>
          </li>
        ))}
      </PlainList>
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 56,
  px: 2,
  py: 1,
  borderRadius: 1.5,
  border: '1px solid',
  borderColor: 'brand.main',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'background.raised' },
} as const
