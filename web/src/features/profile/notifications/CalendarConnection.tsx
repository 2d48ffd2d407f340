import EventOutlined from '@mui/icons-material/EventOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newUnguessableId } from '#platform/addresses/newUnguessableId.ts'
import { lazyDialog } from '#ui/lazyDialog.tsx'
import { useSend } from '#ui/useSend.ts'
import { ConnectionRow } from '../ConnectionRow.tsx'
import { useCreateCalendarLinkMutation } from '../profileEndpoints.ts'

const CalendarDialog = lazyDialog(() => import('#ui/CalendarDialog.tsx'))

/** Creates the secret address of the user's calendar. It is shown once, because only its digest is stored. */
export function CalendarConnection() {
  const { t } = useTranslation('profile')
  const [secret, setSecret] = useState(newUnguessableId)
  const [address, setAddress] = useState<string | null>(null)
  const [createLink, { isLoading }] = useCreateCalendarLinkMutation()
  const send = useSend()
  const create = async () => {
    const isCreated = await send(createLink({ secret }), { done: ({ url }) => void setAddress(url) })
    // The next call creates a different address.
    if (isCreated) setSecret(newUnguessableId())
  }
  return (
    <>
      <ConnectionRow
        mark={<EventOutlined sx={{ fontSize: 22 }} />}
        name={t('calendar')}
        state={t('calendarState')}
        connected={false}
      >
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={isLoading}
          onClick={() => void create()}
        >
          {t('calendarCreate')}
        </Button>
      </ConnectionRow>
      {address !== null && (
        <CalendarDialog
          title={t('calendar')}
          href={address}
          note={t('calendarSecret')}
          onClose={() => setAddress(null)}
        />
      )}
    </>
  )
}
