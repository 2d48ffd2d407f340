import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { may } from '@upper-bracket/shared/competition/permissions'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { useMyParticipation } from '#documents/ownPlayer.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { DescriptionText } from '../DescriptionText.tsx'
import { useCompetitionParam } from '../useCompetitionParam.ts'

/** The rules of a competition, for reading, linking and printing. */
export default function RulesPage() {
  const { t } = useTranslation('competition')
  const competition = useCompetitionQuery(useCompetitionParam()).currentData?.value
  if (!competition) return <RowsSkeleton rows={3} />
  const { rules } = competition
  if (rules === '') return <NoRules competition={competition} />
  return (
    <Box sx={{ maxWidth: '75ch' }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('setting_rules')}
      </Typography>
      <DescriptionText text={rules} />
    </Box>
  )
}

function NoRules({ competition }: { readonly competition: CompetitionDocument }) {
  const { t } = useTranslation('competition')
  const { roles } = useMyParticipation(competition)
  const { id } = competition
  const isAuthor = may('updateCompetition', roles)
  return (
    <EmptyState
      title={t('noRules')}
      text={t('noRulesText')}
      action={
        <Button
          component={Link}
          to={isAuthor ? hrefs.editCompetition(id) : hrefs.competitionAbout(id)}
          variant="outlined"
        >
          {t(isAuthor ? 'edit' : 'tabAbout')}
        </Button>
      }
    />
  )
}
