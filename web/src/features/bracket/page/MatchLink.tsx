import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Match } from '@upper-bracket/shared/bracket/model/match'
import { Link } from 'react-router'
import type { CompetitionDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { PlannedStart } from '../match/PlannedStart.tsx'
import { useMatchTexts } from '../texts/useMatchTexts.ts'

interface MatchLinkProps {
  readonly competition: Pick<CompetitionDocument, 'id' | 'name' | 'selfService'>
  readonly match: Match
  /** Describes the match from the viewer's perspective. */
  readonly title: string
}

/** Links to a match of the viewer, or to its page if its teams have to act there. */
export function MatchLink({ competition, match, title }: MatchLinkProps) {
  const texts = useMatchTexts()
  return (
    <Box
      component={Link}
      to={(competition.selfService === null ? hrefs.matchInBracket : hrefs.match)(competition.id, match.id)}
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
        {title} · {competition.name}
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
