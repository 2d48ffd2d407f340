import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** How long a page may take to set its title, for which it may need data or code. */
const titleComesMs = 3000

/**
 * Repeats what browsers do after a full navigation: reads out the title of the new page, and moves the focus to the
 * beginning of the content if the focused element has disappeared.
 */
export function NavigationAnnouncer() {
  const { pathname } = useLocation()
  const [first, setFirst] = useState<string | null>(pathname)
  const [title, setTitle] = useState('')
  if (first !== null && first !== pathname) setFirst(null)
  const isOpened = first !== null

  useEffect(() => {
    if (isOpened || pathname === '') return
    const focused = document.activeElement
    if (focused === null || focused === document.body) {
      document.getElementById('content')?.focus({ preventScroll: true })
    }
    const say = () => setTitle(document.title)
    say()
    const observer = new MutationObserver(say)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    const timer = setTimeout(() => observer.disconnect(), titleComesMs)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [isOpened, pathname])

  return (
    <Box role="status" data-on-screen sx={visuallyHidden}>
      {title}
    </Box>
  )
}
