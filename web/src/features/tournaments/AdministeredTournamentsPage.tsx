import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { useAdministeredCompetitionsQuery } from '#documents/competitionLists.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { CreateButton } from './CreateButton.tsx'
import { TournamentList } from './TournamentList.tsx'

export default function AdministeredTournamentsPage() {
  const { t } = useTranslation('tournaments')
  return (
    <TournamentList
      list={useAdministeredCompetitionsQuery(useUid() ?? skipToken)}
      empty={
        <EmptyState
          title={t('emptyAdministratorTitle')}
          text={t('emptyAdministratorText')}
          action={<CreateButton />}
        />
      }
    />
  )
}
