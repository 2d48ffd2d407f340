import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '#platform/errors/appError.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'

const pauseMs = 30_000

const first = { variant: 'contained', size: 'large' } as const
const again = { variant: 'outlined', color: 'inherit' } as const

interface ResendButtonProps {
  /** When the mail was last sent, in milliseconds. */
  readonly sentAt: number
  /** The label before the first mail. */
  readonly label?: string
  readonly send: () => Promise<AppError | null>
}

/** Sends a mail again, after a countdown. */
export function ResendButton({ sentAt, label, send }: ResendButtonProps) {
  const { t } = useTranslation('authMail')
  const [busy, setBusy] = useState(false)
  const seconds = useSecondsUntil(sentAt + pauseMs)
  const showError = useShowError()
  const showSuccess = useShowSuccess()

  const sendAgain = async () => {
    setBusy(true)
    const error = await send()
    setBusy(false)
    if (error === null) showSuccess(t('sentAgain'))
    else showError(error)
  }

  return (
    <Button
      {...(sentAt === 0 ? first : again)}
      disabled={seconds > 0}
      loading={busy}
      onClick={() => void sendAgain()}
    >
      {seconds > 0 ? t('sendAgainIn', { seconds }) : (label ?? t('sendAgain'))}
    </Button>
  )
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.max(0, Math.ceil((time - now) / 1000))
  const counting = seconds > 0

  useEffect(() => {
    setNow(Date.now())
    if (!counting) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [counting])

  return seconds
}
