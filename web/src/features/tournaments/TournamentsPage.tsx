import AddOutlined from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { LinkTabs } from '#ui/page/LinkTabs.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { PendingOutlet } from '#ui/page/PendingOutlet.tsx'
import { ListFilters } from './ListFilters.tsx'

/** Only the lists need the session. */
export const handle = { beforeSession: true }

export default function TournamentsPage() {
  const { t } = useTranslation('tournaments')
  const { search } = useLocation()
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Button
            component={Link}
            to={hrefs.newCompetition()}
            variant="contained"
            startIcon={<AddOutlined />}
          >
            {t('create')}
          </Button>
        }
      />
      <LinkTabs
        label={t('tabs')}
        tabs={[
          { href: hrefs.tournaments(), search, label: t('tabAll') },
          { href: hrefs.ownTournaments(), search, label: t('tabOwn') },
          { href: hrefs.playedTournaments(), search, label: t('tabPlayer') },
          { href: hrefs.administeredTournaments(), search, label: t('tabAdministrator') },
        ]}
      />
      <Box sx={{ pt: { xs: 2, md: 3 } }}>
        <ListFilters />
        <PendingOutlet />
      </Box>
    </>
  )
}
