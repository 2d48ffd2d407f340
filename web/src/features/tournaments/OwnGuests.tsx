import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { OwnGuest, OwnGuestKey } from '@upper-bracket/shared/transfer/ownGuest'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { type AppError, toAppError } from '#platform/errors/appError.ts'
import { useShowError, useShowSuccess } from '#platform/toasts/useToast.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { useFindOwnGuestsMutation, useTakeOverOwnGuestMutation } from './ownGuestEndpoints.ts'

/** Remembers which guests the person does not want to be asked about. */
const declinedKey = (uid: string) => `ownGuestsDeclined:${uid}`

/** Refusals of one place, after which the others can still be taken over. */
const ofOnePlace = new Set<AppError['code']>(['guest-gone', 'already-in-competition', 'not-found'])

/** Asks whether the person is the guest whom imported competitions name by a linked account, and takes all places over. */
export default function OwnGuests({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('tournaments')
  const [find] = useFindOwnGuestsMutation()
  const [takeOver] = useTakeOverOwnGuestMutation()
  const [guests, setGuests] = useState<readonly OwnGuest[]>([])
  const [isTaking, setIsTaking] = useState(false)
  const showError = useShowError()
  const showSuccess = useShowSuccess()
  const look = useEffectEvent(async () => {
    const declined = new Set(localStorage.getItem(declinedKey(uid))?.split(' '))
    let after: OwnGuestKey | null = null
    do {
      // It is no part of the page that may fail loudly.
      const { data }: Awaited<ReturnType<typeof find>> = await find(after === null ? {} : { after })
      const asked = (data?.guests ?? []).filter(guest => !declined.has(keyOf(guest)))
      setGuests(asked)
      after = asked.length > 0 ? null : (data?.next ?? null)
    } while (after !== null)
  })
  useEffect(() => void look(), [])
  if (guests.length === 0) return null

  const takeAll = async () => {
    setIsTaking(true)
    const taken = new Set<OwnGuest>()
    let failure: AppError | null = null
    for (const guest of guests) {
      const { competitionId, guestUid } = guest
      const { error } = await takeOver({ competitionId, guestUid })
      if (error === undefined) taken.add(guest)
      else failure = toAppError(error)
      if (failure !== null && !ofOnePlace.has(failure.code)) break
    }
    setIsTaking(false)
    setGuests(guests.filter(guest => !taken.has(guest)))
    if (failure !== null) showError(failure)
    else showSuccess(t('ownGuestsTaken', { count: taken.size }))
  }
  const decline = () => {
    const declined = localStorage.getItem(declinedKey(uid))?.split(' ') ?? []
    localStorage.setItem(declinedKey(uid), [...declined, ...guests.map(keyOf)].join(' '))
    setGuests([])
  }
  return (
    <Alert severity="info" variant="outlined" sx={{ '& .MuiAlert-message': { minWidth: 0, width: '100%' } }}>
      <AlertTitle sx={{ fontWeight: 700 }}>{t('ownGuestsTitle', { count: guests.length })}</AlertTitle>
      {t('ownGuestsText')}
      <PlainList sx={{ display: 'grid', gap: 1, my: 1.5, maxHeight: 240, overflowY: 'auto' }}>
        {guests.map(guest => (
          <Box component="li" key={keyOf(guest)} sx={{ overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={hrefs.competition(guest.competitionId)} sx={{ fontWeight: 650 }}>
              {guest.competition}
            </Link>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <LocalTime at={guest.startDate} />
              {guest.name !== null && ` · ${guest.name}`}
            </Box>
          </Box>
        ))}
      </PlainList>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" loading={isTaking} onClick={() => void takeAll()}>
          {t('ownGuestsTake', { count: guests.length })}
        </Button>
        <Button color="inherit" disabled={isTaking} onClick={decline}>
          {t('ownGuestsDecline')}
        </Button>
      </Box>
    </Alert>
  )
}

function keyOf({ competitionId, guestUid }: OwnGuest): string {
  return `${competitionId}/${guestUid}`
}
