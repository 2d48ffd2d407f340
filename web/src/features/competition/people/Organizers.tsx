import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { organizerName } from '@upper-bracket/shared/competition/administrators/organizerName'
import { competitionLimits } from '@upper-bracket/shared/competition/competitionLimits'
import { may, type Role } from '@upper-bracket/shared/competition/permissions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, PlayerDocument } from '#documents/competition.ts'
import { useShowPlayer } from '#platform/addresses/useShowPlayer.ts'
import { ConfirmedCall } from '#ui/ConfirmedCall.tsx'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { listRow } from '#ui/listRow.ts'
import { PlayerLink } from '#ui/PlayerLink.tsx'
import { SectionHead } from '#ui/page/SectionHead.tsx'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import { useHandOverMutation, useRemoveAdministratorMutation } from './administratorEndpoints.ts'

const AddAdministratorDialog = lazyDialog(() => import('./AddAdministratorDialog.tsx'))

interface OrganizersProps {
  readonly competition: CompetitionDocument
  readonly players: readonly PlayerDocument[]
  /** The viewer's uid. */
  readonly uid: string
  readonly roles: ReadonlySet<Role>
}

interface OrganizerChange {
  /** `resign`: the viewer removes themselves. */
  readonly kind: 'handOver' | 'remove' | 'resign'
  readonly uid: string
  readonly name: string
}

/** The owner and the administrators, with actions. */
export function Organizers({ competition, players, uid, roles }: OrganizersProps) {
  const { t } = useTranslation('people')
  const [dialog, setDialog] = useState<OrganizerChange | null>(null)
  const [adding, setAdding] = useState(false)
  const [handOver] = useHandOverMutation()
  const [remove] = useRemoveAdministratorMutation()
  const show = useShowPlayer()
  const { ownerUid, adminUids } = competition
  const organizers = [ownerUid, ...adminUids].map(each => {
    const player = players.find(known => known.uid === each)
    const name = player?.displayName ?? organizerName(competition, each)
    return {
      uid: each,
      name: name ?? t('unnamed'),
      photoURL: player?.photoURL ?? null,
      plays: player !== undefined,
    }
  })
  return (
    <section aria-labelledby="organizers">
      <SectionHead id="organizers" title={t('organizers')}>
        {may('addAdministrator', roles) && adminUids.length < competitionLimits.administrators && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<PersonAddOutlined />}
            onClick={() => setAdding(true)}
          >
            {t('addAdministrator')}
          </Button>
        )}
      </SectionHead>
      <Box component="ul" sx={list}>
        {organizers.map(person => (
          <Box component="li" key={person.uid} sx={listRow}>
            <UserAvatar name={person.name} photoURL={person.photoURL} />
            <Box sx={{ minWidth: 0, flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 650 }}>
                {person.plays ? (
                  <PlayerLink uid={person.uid} name={person.name} onShow={show} />
                ) : (
                  person.name
                )}
                {person.uid === uid && ` (${t('you')})`}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {t(person.uid === ownerUid ? 'owner' : 'administrator')}
              </Box>
            </Box>
            {person.uid !== ownerUid && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {may('handOver', roles) && (
                  <Button
                    size="small"
                    color="inherit"
                    aria-label={t('handOverTo', person)}
                    onClick={() => setDialog({ kind: 'handOver', ...person })}
                  >
                    {t('handOver')}
                  </Button>
                )}
                {person.uid === uid ? (
                  <Button size="small" color="error" onClick={() => setDialog({ kind: 'resign', ...person })}>
                    {t('resign')}
                  </Button>
                ) : (
                  may('removeAdministrator', roles) && (
                    <Button
                      size="small"
                      color="error"
                      aria-label={t('removeAdministrator', person)}
                      onClick={() => setDialog({ kind: 'remove', ...person })}
                    >
                      {t('remove')}
                    </Button>
                  )
                )}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {dialog !== null && (
        <ConfirmedCall
          title={t(`${dialog.kind}Title`, { name: dialog.name })}
          confirmLabel={t(dialog.kind)}
          dangerous
          call={() =>
            (dialog.kind === 'handOver' ? handOver : remove)({
              competitionId: competition.id,
              uid: dialog.uid,
            })
          }
          done={t(`${dialog.kind}Done`, { name: dialog.name })}
          onClose={() => setDialog(null)}
        >
          {t(`${dialog.kind}Text`, { name: dialog.name })}
        </ConfirmedCall>
      )}
      {adding && (
        <AddAdministratorDialog
          competition={competition}
          players={players}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 } as const
