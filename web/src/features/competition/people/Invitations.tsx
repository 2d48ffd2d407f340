import LinkOutlined from '@mui/icons-material/LinkOutlined'
import Button from '@mui/material/Button'
import { may, type Role } from '@upper-bracket/shared/competition/permissions'
import { invitationRoles } from '@upper-bracket/shared/invitation/invitationRoles'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { type CompetitionDocument, usePlayersQuery, useTeamsQuery } from '#documents/competition.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { EmptyState } from '#ui/page/EmptyState.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { RowsSkeleton } from '#ui/page/PageSkeleton.tsx'
import { SectionHead } from '#ui/page/SectionHead.tsx'
import { useNow } from '#ui/time/useNow.ts'
import { useInvitationsQuery } from '../invitation/invitationEndpoints.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { offeredRoles } from './invitationDraft.ts'

const CreateInvitationDialog = lazy(() => import('./CreateInvitationDialog.tsx'))
const QrDialog = lazy(() => import('#ui/invitation/QrDialog.tsx'))

interface InvitationsProps {
  readonly competition: CompetitionDocument
  /** The team of a captain; null shows all invitations, for organizers. */
  readonly teamId: string | null
  readonly roles: ReadonlySet<Role>
}

export function Invitations({ competition, teamId, roles }: InvitationsProps) {
  const { t } = useTranslation('people')
  const { currentData, error, refetch } = useInvitationsQuery({ competitionId: competition.id, teamId })
  const teams = useTeamsQuery(competition.id).currentData?.value
  const players = usePlayersQuery(competition.id).currentData?.value
  // Other dialogs link here with a role in the query.
  const [search, setSearch] = useSearchParams()
  const [creating, setCreating] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const sorted = useMemo(
    () => currentData?.value.toSorted((a, b) => b.createdAt - a.createdAt) ?? [],
    [currentData],
  )
  const { status, registrationDeadline } = competition
  const now = useNow(registrationDeadline)
  const open = { administrator: true, player: status !== 'finished', teamMember: status === 'registration' }
  const choices = offeredRoles.filter(
    role =>
      open[role] && (teamId === null ? may(invitationRoles[role].permission, roles) : role === 'teamMember'),
  )
  const presetRole = choices.find(role => role === search.get('invite'))
  const create =
    choices.length === 0 ? null : (
      <Button variant="outlined" startIcon={<LinkOutlined />} onClick={() => setCreating(true)}>
        {t('createInvitation')}
      </Button>
    )
  return (
    <section aria-labelledby="invitations">
      <SectionHead id="invitations" title={t(teamId === null ? 'invitations' : 'teamInvitations')}>
        {sorted.length > 0 && create}
      </SectionHead>
      {currentData === undefined &&
        (error === undefined ? (
          <RowsSkeleton rows={2} />
        ) : (
          <LoadFailure error={error} onRetry={() => void refetch()} />
        ))}
      {currentData !== undefined && sorted.length === 0 && (
        <EmptyState
          title={t('noInvitations')}
          text={t(create === null ? 'noInvitationsLate' : 'noInvitationsText')}
          action={create}
        />
      )}
      <PlainList sx={{ display: 'grid', gap: 1 }}>
        {sorted.map(invitation => (
          <InvitationRow
            key={invitation.id}
            competition={competition}
            invitation={invitation}
            team={teams?.find(({ id }) => id === invitation.teamId) ?? null}
            guestName={players?.find(({ uid }) => uid === invitation.playerUid)?.displayName ?? null}
            onShowCode={setShown}
          />
        ))}
      </PlainList>
      <Suspense fallback={null}>
        {(presetRole !== undefined || (creating && choices.length > 0)) && (
          <CreateInvitationDialog
            role={presetRole}
            competitionId={competition.id}
            choices={choices}
            teams={teams?.filter(({ id }) => teamId === null || id === teamId) ?? []}
            onCreated={setShown}
            codeFirst={competition.options.entry === 'invited'}
            late={status !== 'registration' || now > registrationDeadline}
            onClose={() => {
              setCreating(false)
              if (!search.has('invite')) return
              search.delete('invite')
              setSearch(search, { replace: true, preventScrollReset: true })
            }}
          />
        )}
        {shown !== null && <QrDialog invitationId={shown} onClose={() => setShown(null)} />}
      </Suspense>
    </section>
  )
}
