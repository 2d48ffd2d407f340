import { type Lobby, lobbyLimits } from '@upper-bracket/shared/matchRoom/lobby'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { useBracketScope } from '#features/bracket/state/bracketScope.ts'
import { useSetLobbyMutation } from '../state/matchRoomEndpoints.ts'

interface LobbyDialogProps {
  readonly matchRoomId: string
  /** The current lobby, if there is one. */
  readonly lobby: Lobby | null
  readonly onClose: () => void
}

/** A form for the name and the password of a lobby. */
export function LobbyDialog({ matchRoomId, lobby, onClose }: LobbyDialogProps) {
  const { t } = useTranslation('matchRoom')
  const { competitionId, bracketId } = useBracketScope()
  const [setLobby] = useSetLobbyMutation()
  const stored = { name: lobby?.name ?? '', password: lobby?.password ?? '' }
  const form = useForm({
    stored,
    read: ({ name, password }) =>
      name.trim() === ''
        ? { ok: false, problems: { name: 'too-short' } as const }
        : { ok: true, value: { name, password } },
    send: async value => {
      const address = { competitionId, bracketId, matchRoomId }
      const { error } = await setLobby({ ...address, ...value, revision: lobby?.revision ?? 0 })
      if (error === undefined) onClose()
      return { error }
    },
  })
  const { field, problems } = form
  return (
    <FormDialog title={t('lobby')} submitLabel={t('saveLobby')} form={form} onClose={onClose}>
      <FormField
        label={t('lobbyName')}
        name="lobby"
        required
        autoComplete="off"
        {...field('name')}
        inputProps={{ maxLength: lobbyLimits.nameMax }}
        error={problems.name === undefined ? undefined : t('lobbyNameMissing')}
      />
      <FormField
        label={t('lobbyPassword')}
        name="lobbyPassword"
        autoComplete="off"
        {...field('password')}
        inputProps={{ maxLength: lobbyLimits.passwordMax }}
        hint={t('lobbyHint')}
      />
    </FormDialog>
  )
}
