import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ChatMessage } from '@upper-bracket/shared/chat/conversation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LocalTime } from '#ui/time/LocalTime.tsx'
import { PlainList } from '../PlainList.tsx'
import { ChatText } from './ChatText.tsx'

export type MessageDocument = ChatMessage & { readonly id: string }

interface MessagesProps {
  /** Returns the name of an author. */
  readonly nameOf: (uid: string) => string
  /** Sorted by time, oldest first. */
  readonly messages: readonly MessageDocument[]
  /** The viewer's uid. */
  readonly uid: string
  /** The time of the latest message that the viewer had seen when opening the chat. */
  readonly seenBefore: number
}

/** The loaded messages, scrolled to the latest one unless the viewer has scrolled away. */
export function Messages({ nameOf, messages, uid, seenBefore }: MessagesProps) {
  const { t } = useTranslation('chat')
  const list = useRef<HTMLElement>(null)
  const isAtEnd = useRef(true)
  const last = messages.at(-1)?.id
  const firstNew = messages.find(({ authorUid, sentAt }) => authorUid !== uid && sentAt > seenBefore)

  useLayoutEffect(() => {
    if (last !== undefined && isAtEnd.current && list.current) {
      list.current.scrollTop = list.current.scrollHeight
    }
  }, [last])
  useEffect(() => {
    const scrolled = list.current
    if (scrolled === null) return
    const note = () => {
      isAtEnd.current = scrolled.scrollHeight - scrolled.scrollTop - scrolled.clientHeight < 48
    }
    scrolled.addEventListener('scroll', note, { passive: true })
    return () => scrolled.removeEventListener('scroll', note)
  }, [])

  return (
    <Box ref={list} role="log" aria-label={t('chat')} tabIndex={0} sx={scroller}>
      <PlainList as="ol" sx={{ display: 'grid', gap: 1 }}>
        {messages.map(message => (
          <Box
            component="li"
            key={message.id}
            sx={{ display: 'grid', gap: 1, justifyItems: message.authorUid === uid ? 'end' : 'start' }}
          >
            {message === firstNew && (
              <Typography variant="body2" sx={newMark}>
                {t('newMessages')}
              </Typography>
            )}
            <Box
              sx={{
                ...bubble,
                bgcolor: message.authorUid === uid ? 'background.raised' : 'background.paper',
              }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontSize: '0.8125rem' }}>
                <Box component="span" sx={{ fontWeight: 650 }}>
                  {nameOf(message.authorUid)}
                </Box>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  <LocalTime at={message.sentAt} length="short" />
                </Box>
              </Box>
              <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                <ChatText text={message.text} />
              </Box>
            </Box>
          </Box>
        ))}
      </PlainList>
    </Box>
  )
}

const scroller = {
  overflowY: 'auto',
  maxHeight: 'min(60dvh, 40rem)',
  minHeight: '12rem',
  p: { xs: 1, sm: 2 },
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1,
  '&:focus-visible': { outlineOffset: -3 },
} as const

const bubble = { maxWidth: 'min(100%, 40rem)', px: 1.5, py: 1, borderRadius: 1 } as const

const newMark = {
  justifySelf: 'stretch',
  textAlign: 'center',
  fontWeight: 650,
  color: 'brand.main',
  borderTop: '1px solid var(--mui-palette-brand-main)',
  pt: 0.5,
} as const
