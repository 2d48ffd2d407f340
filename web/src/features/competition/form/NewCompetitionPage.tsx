import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { type CompetitionDocument, useCompetitionQuery } from '#documents/competition.ts'
import { isDocumentId } from '#platform/addresses/isDocumentId.ts'
import { routePatterns } from '#platform/addresses/routePatterns.ts'
import { MissingCompetition } from '#ui/page/MissingCompetition.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { PendingPage } from '#ui/page/PendingPage.tsx'
import { clonedSettings } from './clonedSettings.ts'
import { defaultSettings } from './defaultSettings.ts'
import { NewCompetitionForm } from './NewCompetitionForm.tsx'

/** The form for a new competition; `?from=` with the id of another one copies its settings. */
export default function NewCompetitionPage() {
  const [search] = useSearchParams()
  const from = search.get('from')
  return from !== null && isDocumentId(from) ? <Clone key={from} competitionId={from} /> : <Fresh />
}

function Fresh() {
  const { t } = useTranslation(['competition', 'settings', 'transfer'])
  const [defaults] = useState(() => defaultSettings(Date.now()))
  return (
    <>
      <PageHeader
        title={t('settings:newTitle')}
        lead={t('settings:newLead')}
        actions={
          <Button component={Link} to={routePatterns.importCompetition} variant="outlined" color="inherit">
            {t('transfer:fromFile')}
          </Button>
        }
      />
      <NewCompetitionForm from={defaults} />
    </>
  )
}

function Clone({ competitionId }: { competitionId: string }) {
  const { currentData, error, refetch } = useCompetitionQuery(competitionId)
  if (currentData === undefined) return <PendingPage error={error} onRetry={() => void refetch()} />
  if (currentData.value === null) return <MissingCompetition />
  return <CloneForm original={currentData.value} />
}

function CloneForm({ original }: { original: CompetitionDocument }) {
  const { t } = useTranslation(['competition', 'settings'])
  // The settings are those at opening; later changes of the original do not affect the copy.
  const [settings] = useState(() => clonedSettings(original, Date.now()))
  return (
    <>
      <PageHeader title={t('settings:cloneTitle')} lead={t('settings:cloneLead', { name: original.name })} />
      <NewCompetitionForm from={settings} bannerOf={original} />
    </>
  )
}
