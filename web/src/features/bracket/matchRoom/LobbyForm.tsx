import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Lobby, lobbyLimits } from '@upper-bracket/shared/matchRoom/lobby'
import { useTranslation } from 'react-i18next'
import { Form } from '#ui/form/Form.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { useSetLobbyMutation } from './matchRoomEndpoints.ts'

interface LobbyFormProps {
  readonly address: {
    readonly competitionId: string
    readonly bracketId: string
    readonly matchRoomId: string
  }
  /** The current lobby, if there is one. */
  readonly lobby: Lobby | null
  readonly onClose: () => void
}

/** A form for the name and the password of a lobby. */
export function LobbyForm({ address, lobby, onClose }: LobbyFormProps) {
  const { t } = useTranslation(['matchRoom', 'common'])
  const [setLobby] = useSetLobbyMutation()
  const stored = { name: lobby?.name ?? '', password: lobby?.password ?? '' }
  const { field, problems, busy, submit } = useForm({
    stored,
    read: ({ name, password }) =>
      name.trim() === ''
        ? { ok: false, problems: { name: 'too-short' } as const }
        : { ok: true, value: { name, password } },
    send: async value => {
      const { error } = await setLobby({ ...address, ...value, revision: lobby?.revision ?? 0 })
      if (error === undefined) onClose()
      return { error }
    },
  })
  return (
    <Form onSubmit={submit} busy={busy} label={t('lobby')} sx={{ display: 'grid', gap: 2 }}>
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={busy} sx={{ minHeight: 44 }}>
          {t('saveLobby')}
        </Button>
        <Button color="inherit" onClick={onClose} sx={{ minHeight: 44 }}>
          {t('common:cancel')}
        </Button>
      </Box>
    </Form>
  )
}
