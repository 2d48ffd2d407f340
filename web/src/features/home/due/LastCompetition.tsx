import ReplayOutlined from '@mui/icons-material/ReplayOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { championsOf } from '@upper-bracket/shared/competition/champions'
import { championNames } from '@upper-bracket/shared/wording/championTitle'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { MyCompetition } from '#documents/useMyCompetitions.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { placeSentence } from '#ui/text/placeSentence.ts'
import { dueRow } from './dueRowStyle.ts'
import { useOwnPlace } from './useOwnPlace.ts'

interface LastCompetitionProps {
  /** A finished competition. */
  readonly mine: MyCompetition
  /** Whether running it again is the reader's next step. */
  readonly isNext: boolean
}

/** How the person's last competition ended: its champions and their own place. Its organizers can run it again. */
export default function LastCompetition({ mine, isNext }: LastCompetitionProps) {
  const { t } = useTranslation(['dashboard', 'competition'])
  const { t: tPlace } = useTranslation('nextStep')
  const { id, name, champion } = mine.competition
  const champions = championNames(championsOf(mine.competition))
  const place = useOwnPlace(mine)
  return (
    <Box component="section" aria-labelledby="last-competition" sx={{ ...dueRow, borderColor: 'divider' }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {t('last')}
        </Typography>
        <Typography id="last-competition" variant="h3" component="h2">
          <MuiLink component={Link} to={hrefs.competition(id)} underline="always" sx={{ color: 'inherit' }}>
            {name}
          </MuiLink>
        </Typography>
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0, mt: 1 }}>
          {champions !== '' && (
            <Fact name={t(champion === null ? 'competition:champions' : 'competition:champion')}>
              {champions}
            </Fact>
          )}
          {place !== null && (
            <Fact name={t('ownResult')}>
              {place === undefined ? <Skeleton width="6rem" /> : placeSentence(tPlace, place)}
            </Fact>
          )}
        </Box>
      </Box>
      {mine.organizes && (
        <Button
          component={Link}
          to={hrefs.newCompetition(id)}
          startIcon={<ReplayOutlined />}
          {...(isNext
            ? { variant: 'contained', 'data-next-step': 'run-again' }
            : { variant: 'outlined', color: 'inherit' })}
          sx={{ minHeight: 44, flex: { xs: '1 0 100%', sm: '0 0 auto' } }}
        >
          {t('competition:clone')}
        </Button>
      )}
    </Box>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <Typography variant="body2" component="dt" color="textSecondary">
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, fontWeight: 650 }}>
        {children}
      </Box>
    </div>
  )
}
