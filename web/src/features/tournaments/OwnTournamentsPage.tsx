import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { useOwnedCompetitionsQuery } from '#documents/competitionLists.ts'
import { useUid } from '#documents/sessionSlice.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { CreateButton } from './CreateButton.tsx'
import { TournamentList } from './TournamentList.tsx'

export default function OwnTournamentsPage() {
  const { t } = useTranslation('tournaments')
  return (
    <TournamentList
      list={useOwnedCompetitionsQuery(useUid() ?? skipToken)}
      empty={<EmptyState title={t('emptyOwnTitle')} text={t('emptyOwnText')} action={<CreateButton />} />}
    />
  )
}
