import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { Form } from '#ui/form/Form.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useSend } from '#ui/useSend.ts'
import { useConnectDiscordChannelMutation } from './announcerEndpoints.ts'

/** The messages shown at the field, by the code of the refusal. */
const problems = {
  'webhook-invalid': 'webhook-invalid',
  'invalid-input': 'webhook-invalid',
  'webhook-unknown': 'webhook-unknown',
} as const

/** Connects a Discord channel by the address of a webhook, which is not shown again. */
export function ConnectDiscord({ competitionId }: { competitionId: string }) {
  const { t } = useTranslation(['announcements', 'errors'])
  const { language } = useLanguage()
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<keyof typeof problems | null>(null)
  const [connect, { isLoading }] = useConnectDiscordChannelMutation()
  const send = useSend()

  const submit = async () => {
    const isConnected = await send(connect({ competitionId, address, lang: language }), {
      done: t('connected'),
      refused: ({ code }) => {
        if (!isProblem(code)) return false
        setProblem(code)
        return true
      },
    })
    if (isConnected) setAddress('')
  }
  return (
    <Form
      onSubmit={submit}
      busy={isLoading}
      label={t('connectDiscord')}
      sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}
    >
      <FormField
        label={t('webhook')}
        value={address}
        autoComplete="off"
        onChange={value => {
          setAddress(value)
          setProblem(null)
        }}
        hint={t('webhookHint')}
        error={problem === null ? undefined : t(`errors:${problems[problem]}`)}
      />
      <Button
        type="submit"
        variant="outlined"
        color="inherit"
        loading={isLoading}
        disabled={address.trim() === ''}
      >
        {t('connectDiscord')}
      </Button>
    </Form>
  )
}

function isProblem(code: string | undefined): code is keyof typeof problems {
  return code !== undefined && Object.hasOwn(problems, code)
}
