import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { PlannedStart } from '../match/PlannedStart.tsx'
import { useBracketScope, useMatches } from '../state/bracketScope.ts'
import { liveBracket } from '../state/liveBracket.ts'
import { useBracketState } from '../state/useBracketState.ts'
import { BracketScopeProvider } from '../texts/BracketScopeProvider.tsx'
import { useMatchTexts } from '../texts/useMatchTexts.ts'
import { nextMatchOf } from './OwnMatchButton.tsx'

interface OwnNextMatchProps {
  readonly competition: Pick<CompetitionDocument, 'id' | 'name' | 'matchDay'> & { readonly bracketId: string }
  readonly teamId: string
}

/** A team's current or next match as a link to it: to its page where its teams have to do something there; nothing once it has none to play. */
export default function OwnNextMatch({ competition, teamId }: OwnNextMatchProps) {
  const { scope } = useBracketState(competition.id, competition.bracketId)
  if (scope === null) return null
  return (
    <BracketScopeProvider scope={scope}>
      <Match competition={competition} teamId={teamId} />
    </BracketScopeProvider>
  )
}

function Match({ competition, teamId }: OwnNextMatchProps) {
  const { t } = useTranslation('bracket')
  const { shape } = useBracketScope()
  const texts = useMatchTexts()
  const bracket = liveBracket(shape, useMatches())
  const match = bracket.matches.get(nextMatchOf(bracket, teamId) ?? '')
  if (match === undefined || match.status === 'finished') return null
  return (
    <Box
      component={Link}
      to={(competition.matchDay === null ? hrefs.matchInBracket : hrefs.match)(competition.id, match.id)}
      sx={theme => ({
        display: 'grid',
        gap: 0.5,
        p: { xs: 2, md: 3 },
        color: 'text.primary',
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        bgcolor: 'background.paper',
        border: `1px solid ${theme.vars.palette.brand.main}`,
        borderRadius: 1,
        '&:hover': { bgcolor: 'background.raised' },
      })}
    >
      <Typography component="h2" variant="overline" color="textSecondary">
        {t(match.status === 'running' ? 'yourMatch' : 'yourNextMatch')} · {competition.name}
      </Typography>
      <Typography component="span" variant="h3">
        {texts.teams(match)}
      </Typography>
      <Typography component="span" color="textSecondary">
        {texts.place(match)} · {texts.state(match)}
      </Typography>
      <PlannedStart match={match} />
    </Box>
  )
}
