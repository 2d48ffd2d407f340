import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { AuthHeading } from '../message/AuthHeading.tsx'
import { MailPicture } from '../message/MailPicture.tsx'
import { InboxLink } from './InboxLink.tsx'
import { ResendButton } from './ResendButton.tsx'
import { type MailKind, useMailRequest } from './useMailRequest.ts'
import { useSentMail } from './useSentMail.ts'

interface MailSentProps {
  readonly kind: MailKind
  readonly next: string | undefined
  /** The page on which another address can be entered. */
  readonly otherAddress: string
}

/** Shown after a mail was sent: the recipient, what to do with it, and what to do if it does not arrive. */
export function MailSent({ kind, next, otherAddress }: MailSentProps) {
  const { t } = useTranslation('authMail')
  const { email, sentAt } = useSentMail()
  const request = useMailRequest(kind, next)

  if (email === '') return <NothingSent otherAddress={otherAddress} />
  return (
    <Stack spacing={3}>
      <MailPicture state="sent" />
      <AuthHeading
        title={t('sentTitle')}
        lead={
          <>
            {t(`sent_${kind}`)} <MailAddress email={email} />
          </>
        }
      />
      <Typography>{t(`step_${kind}`)}</Typography>
      <InboxLink />
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography color="textSecondary" variant="body2">
          {t('noMail')}
        </Typography>
        <ResendButton sentAt={sentAt} send={() => request(email)} />
        <Link
          component={RouterLink}
          to={otherAddress}
          state={{ email }}
          underline="always"
          sx={{ fontSize: '0.9rem' }}
        >
          {t('otherAddress')}
        </Link>
      </Stack>
    </Stack>
  )
}

function MailAddress({ email }: { email: string }) {
  return (
    <Typography component="strong" color="textPrimary" sx={{ fontWeight: 650 }}>
      {email}
    </Typography>
  )
}

/** Shown if the page was opened directly, in a browser that has not requested a mail. */
function NothingSent({ otherAddress }: { otherAddress: string }) {
  const { t } = useTranslation('authMail')
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <MailPicture state="blank" />
      <AuthHeading title={t('nothingSentTitle')} lead={t('nothingSentLead')} />
      <Button component={RouterLink} to={otherAddress} variant="contained" size="large">
        {t('giveAddress')}
      </Button>
    </Stack>
  )
}
