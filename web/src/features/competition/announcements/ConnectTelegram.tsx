import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useNow } from '#ui/time/useNow.ts'
import { useCopy } from '#ui/useCopy.ts'
import { useSend } from '#ui/useSend.ts'
import { useCreateChatCodeMutation } from './announcerEndpoints.ts'

interface ChatCode {
  readonly code: string
  readonly url: string
  readonly expiresAt: number
}

/** Connects a Telegram group or channel by a code that is posted there. The result arrives through a stream. */
export function ConnectTelegram({ competitionId }: { competitionId: string }) {
  const { t } = useTranslation('announcements')
  const { language } = useLanguage()
  const [made, setMade] = useState<ChatCode | null>(null)
  const [create, { isLoading }] = useCreateChatCodeMutation()
  const send = useSend()
  const connect = async () => {
    await send(create({ competitionId, lang: language }), { done: code => void setMade(code) })
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {made === null ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('telegramHint')}
          </Typography>
          <Button variant="outlined" color="inherit" loading={isLoading} onClick={() => void connect()}>
            {t('connectTelegram')}
          </Button>
        </>
      ) : (
        <MadeCode made={made} busy={isLoading} onAgain={() => void connect()} />
      )}
    </Box>
  )
}

interface MadeCodeProps {
  readonly made: ChatCode
  readonly busy: boolean
  readonly onAgain: () => void
}

function MadeCode({ made: { code, url, expiresAt }, busy, onAgain }: MadeCodeProps) {
  const { t } = useTranslation('announcements')
  const isExpired = useNow(expiresAt) >= expiresAt
  const command = `/connect ${code}`
  const copied = useCopy()
  const copy = () => copied(command, t('commandCopied'), t('commandNotCopied'))
  if (isExpired) {
    return (
      <Box role="status">
        <Typography variant="body2">{t('codeExpired')}</Typography>
        <Button variant="outlined" color="inherit" loading={busy} onClick={onAgain} sx={{ mt: 1 }}>
          {t('newCode')}
        </Button>
      </Box>
    )
  }
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography variant="body2">
        <Link href={url} target="_blank" rel="noreferrer" underline="always" sx={{ fontWeight: 650 }}>
          {t('addToGroup')}
        </Link>{' '}
        {t('orWrite')}
      </Typography>
      <Typography component="code" variant="body2" sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
        {command}
      </Typography>
      <Box>
        <Button size="small" variant="outlined" color="inherit" onClick={() => void copy()}>
          {t('copyCommand')}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('codeLasts')}
      </Typography>
    </Box>
  )
}
