import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { useNow } from '#ui/time/useNow.ts'
import { useCopy } from '#ui/useCopy.ts'
import { useSend } from '#ui/useSend.ts'
import { ConnectionRow } from '../ConnectionRow.tsx'
import { useCreateTelegramLinkMutation, useDisconnectTelegramMutation } from '../profileEndpoints.ts'

interface TelegramLink {
  readonly url: string
  readonly expiresAt: number
}

/** Connects a chat through a link to the bot; the result arrives with the profile. */
export function TelegramConnection({ connected }: { connected: boolean }) {
  const { t } = useTranslation('profile')
  const [link, setLink] = useState<TelegramLink | null>(null)
  const [createLink, creation] = useCreateTelegramLinkMutation()
  const [disconnect, disconnection] = useDisconnectTelegramMutation()
  const send = useSend()
  const showSuccess = useShowSuccess()
  useCallbackWhenConnected(connected, () => {
    setLink(null)
    showSuccess(t('telegramDone'))
  })

  const connect = async () => {
    // The window is opened within the click, because the browser would block it after the response.
    const tab = window.open('', '_blank')
    const show = (created: TelegramLink) => {
      setLink(created)
      if (tab === null) return
      tab.opener = null
      tab.location.replace(created.url)
    }
    if (!(await send(createLink({}), { done: created => void show(created) }))) tab?.close()
  }
  const letGo = async () => {
    await send(disconnect({}), t('telegramGone'))
  }

  return (
    <Box>
      <PlainList>
        <ConnectionRow
          mark={<BrandMark brand="telegram" size={22} />}
          name={t('telegram')}
          state={connected ? t('telegramConnected') : t('telegramNotConnected')}
          connected={connected}
        >
          {connected ? (
            <Button
              size="small"
              color="inherit"
              loading={disconnection.isLoading}
              onClick={() => void letGo()}
            >
              {t('telegramDisconnect')}
            </Button>
          ) : (
            link === null && (
              <Button
                size="small"
                variant="outlined"
                color="inherit"
                aria-label={t('telegramConnect')}
                loading={creation.isLoading}
                onClick={() => void connect()}
              >
                {t('connect')}
              </Button>
            )
          )}
        </ConnectionRow>
      </PlainList>
      {!connected && link !== null && (
        <OpenLink link={link} busy={creation.isLoading} onAgain={() => void connect()} />
      )}
    </Box>
  )
}

interface OpenLinkProps {
  readonly link: TelegramLink
  readonly busy: boolean
  readonly onAgain: () => void
}

/** Instructions for the other window, and the link for users with Telegram on another device. */
function OpenLink({ link: { url, expiresAt }, busy, onAgain }: OpenLinkProps) {
  const { t } = useTranslation('profile')
  const expired = useNow(expiresAt) >= expiresAt
  const copied = useCopy()
  const copy = () => copied(url, t('telegramCopied'), t('telegramNotCopied'))
  return (
    <Box
      role="status"
      sx={theme => ({ p: 2, borderRadius: 1, border: `1px dashed ${theme.vars.palette.divider}` })}
    >
      <Typography variant="body2">{expired ? t('telegramLate') : t('telegramOpened')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        {expired ? (
          <Button size="small" variant="outlined" color="inherit" loading={busy} onClick={onAgain}>
            {t('telegramAgain')}
          </Button>
        ) : (
          <>
            <Link
              href={url}
              target="_blank"
              rel="noreferrer"
              underline="always"
              sx={{ fontWeight: 650, mr: 1 }}
            >
              {t('telegramOpen')}
            </Link>
            <Button size="small" color="inherit" onClick={() => void copy()}>
              {t('telegramCopy')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  )
}

/** Calls `notify` when a chat is connected while the page is open. */
function useCallbackWhenConnected(connected: boolean, notify: () => void): void {
  const before = useRef(connected)
  useEffect(() => {
    if (connected && !before.current) notify()
    before.current = connected
  })
}
