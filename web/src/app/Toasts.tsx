import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { selectToasts, sweepToasts, type Toast } from '#platform/toasts/toastSlice.ts'
import { heldHeight } from '#ui/heldHeight.ts'
import { ConnectionNotice } from '#ui/page/ConnectionNotice.tsx'

/** Both regions are always rendered, because screen readers announce only changes to existing regions. */
export function Toasts() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const toasts = useSelector(selectToasts)
  const some = toasts.length > 0

  useEffect(() => (some ? sweepToasts(dispatch) : undefined), [some, dispatch])

  return (
    <Box
      component="section"
      data-on-screen
      ref={keepHeard}
      aria-label={t('notifications')}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        insetInline: 0,
        // What appears must not move the section itself.
        top: 0,
        alignContent: 'end',
        bottom: `calc(24px + var(${heldHeight}, 0px))`,
        px: 2,
        display: 'grid',
        gap: 1,
        justifyItems: 'center',
        pointerEvents: 'none',
      }}
    >
      <ConnectionNotice />
      <Region toasts={toasts} type="error" />
      <Region toasts={toasts} type="success" />
    </Box>
  )
}

/**
 * A modal dialog hides everything outside it from screen readers. Toasts must still be announced, because most of them
 * respond to an action in the dialog.
 */
function keepHeard(section: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (section.hasAttribute('aria-hidden')) section.removeAttribute('aria-hidden')
  })
  observer.observe(section, { attributeFilter: ['aria-hidden'] })
  return () => observer.disconnect()
}

function Region({ toasts, type }: { toasts: readonly Toast[]; type: Toast['type'] }) {
  return (
    <Box
      role={type === 'error' ? 'alert' : 'status'}
      sx={{ display: 'grid', gap: 1, justifyItems: 'center', maxWidth: '100%' }}
    >
      {toasts
        .filter(toast => toast.type === type)
        .map(({ id, message }) => (
          <Box
            key={id}
            sx={theme => ({
              px: 2.5,
              py: 1.5,
              maxWidth: 480,
              fontWeight: 600,
              borderRadius: 1,
              boxShadow: 8,
              color: 'text.primary',
              background: theme.vars.palette.background.raised,
              borderLeft: `4px solid ${theme.vars.palette[type].main}`,
            })}
          >
            {message}
          </Box>
        ))}
    </Box>
  )
}
