import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { invitationLimits } from '@upper-bracket/shared/invitation/invitationLimits'
import type { MailVerdict } from '@upper-bracket/shared/invitation/mailVerdicts'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router'
import type { CompetitionDocument, PlayerDocument } from '#documents/competition.ts'
import { useEveryContactsQuery } from '#documents/contacts.ts'
import { useInviteGuestsByMailMutation } from '#documents/inviteEndpoints.ts'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { toAppError } from '#platform/errors/appError.ts'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { DismissButton } from '#ui/DismissButton.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { useSend } from '#ui/useSend.ts'
import { GuestsToWrite } from './GuestsToWrite.tsx'
import { InvitedList } from './InvitedList.tsx'

interface InviteGuestsDialogProps {
  readonly competition: CompetitionDocument
  readonly players: readonly PlayerDocument[]
  readonly onClose: () => void
}

type Verdicts = Readonly<Record<string, MailVerdict>>

/** Invites the players without an account to take their places over: by mail, or with a text to be sent by hand. */
export default function InviteGuestsDialog({ competition, players, onClose }: InviteGuestsDialogProps) {
  const { t } = useTranslation(['guests', 'competition'])
  const { pathname } = useLocation()
  const titleId = useId()
  const { language: lang } = useLanguage()
  const guests = players.filter(({ guest }) => guest)
  const { currentData: contacts, error: contactsError, refetch } = useEveryContactsQuery(competition.id)
  const [invite, { isLoading: busy }] = useInviteGuestsByMailMutation()
  const [verdicts, setVerdicts] = useState<Verdicts | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const sentence = useErrorSentence()
  const send = useSend()
  const ask = (uids: readonly string[], mails: boolean) =>
    invite({ competitionId: competition.id, uids: [...uids], lang, send: mails })

  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current || guests.length === 0) return
    isAsked.current = true
    void ask(
      guests.map(({ uid }) => uid),
      false,
    ).then(({ data, error }) => {
      if (data === undefined) setFailure(error)
      else setVerdicts(data.verdicts)
    })
  })

  const judged = guests.map(player => ({ player, verdict: verdicts?.[player.uid] ?? 'no-address' }))
  const ready = judged.filter(({ verdict }) => verdict === 'ready').map(({ player }) => player)
  const mail = () =>
    send(
      ask(
        ready.map(({ uid }) => uid),
        true,
      ),
      {
        done: ({ verdicts: sent }) => {
          const mailed = Object.entries(sent).map(([uid, verdict]): [string, MailVerdict] => [
            uid,
            verdict === 'ready' ? 'mailed' : verdict,
          ])
          setVerdicts(before => ({ ...before, ...Object.fromEntries(mailed) }))
          return t('mailsSent', { count: Object.values(sent).filter(verdict => verdict === 'ready').length })
        },
      },
    )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('inviteTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <DialogContentText>
          {t('inviteText', { days: invitationLimits.placeLifetime / 24 })}
        </DialogContentText>
        {failure !== null && (
          <Alert severity="info">
            {sentence(failure)}
            {toAppError(failure).code === 'email-required' && (
              <Link component={RouterLink} to={hrefs.emailVerification(pathname)} sx={ownLine}>
                {t('competition:toVerification')}
              </Link>
            )}
          </Alert>
        )}
        {failure === null && verdicts === null && <Skeleton variant="rounded" height={96} />}
        {verdicts !== null && <InvitedList judged={judged} />}
        {contactsError !== undefined && <LoadFailure error={contactsError} onRetry={() => void refetch()} />}
        {contacts !== undefined && (
          <GuestsToWrite competition={competition} guests={guests} contacts={contacts.value} />
        )}
      </DialogContent>
      <DialogActions>
        <DismissButton closes onClick={onClose} />
        {ready.length > 0 && (
          <Button variant="contained" loading={busy} onClick={() => void mail()}>
            {t('sendMails', { count: ready.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const ownLine = { display: 'block', width: 'fit-content', fontWeight: 650 } as const
