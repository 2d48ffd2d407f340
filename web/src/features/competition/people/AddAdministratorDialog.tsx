import LinkOutlined from '@mui/icons-material/LinkOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CompetitionDocument, PlayerDocument } from '#documents/competition.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import { UserAvatar } from '#ui/UserAvatar.tsx'
import { useSend } from '#ui/useSend.ts'
import { useAddAdministratorMutation } from './administratorEndpoints.ts'

interface AddAdministratorDialogProps {
  readonly competition: CompetitionDocument
  readonly players: readonly PlayerDocument[]
  readonly onClose: () => void
}

/** Makes a player an administrator, or leads to an invitation for one. */
export default function AddAdministratorDialog({
  competition,
  players,
  onClose,
}: AddAdministratorDialogProps) {
  const { t } = useTranslation('people')
  const add = useAddition(competition.id)
  const { ownerUid, adminUids } = competition
  const candidates = players
    .filter(player => !player.guest && player.uid !== ownerUid && !adminUids.includes(player.uid))
    .map(player => ({ ...player, name: player.displayName }))
  return (
    <PickerDialog
      title={t('addAdministrator')}
      lead={t('addLead')}
      items={candidates}
      empty={t(nobodyToAdd(players))}
      search={{ label: t('findPlayer'), notFound: t('playerNotFound'), fromItems: 6 }}
      footer={
        <Button
          component={Link}
          to={hrefs.inviteAs(competition.id, 'administrator')}
          variant={candidates.length === 0 ? 'contained' : 'outlined'}
          color={candidates.length === 0 ? 'primary' : 'inherit'}
          startIcon={<LinkOutlined />}
          onClick={onClose}
        >
          {t('inviteAdministrator')}
        </Button>
      }
      onPick={person => void add(person)}
      onClose={onClose}
    >
      {person => (
        <>
          <UserAvatar name={person.name} photoURL={person.photoURL} size={32} />
          {person.name}
        </>
      )}
    </PickerDialog>
  )
}

/** Returns why nobody among `players` can be chosen. */
function nobodyToAdd(players: readonly PlayerDocument[]) {
  if (players.length === 0) return 'addNobody'
  return players.every(({ guest }) => guest) ? 'addOnlyGuests' : 'addNobodyLeft'
}

function useAddition(competitionId: string) {
  const { t } = useTranslation('people')
  const [addAdministrator] = useAddAdministratorMutation()
  const send = useSend()
  return async ({ uid, name }: { uid: string; name: string }) => {
    await send(addAdministrator({ competitionId, uid }), t('added', { name }))
  }
}
