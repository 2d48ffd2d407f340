import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useId, useState } from 'react'

interface DisclosureProps {
  readonly label: string
  readonly children: ReactNode
}

/** A button that shows and hides what most organizers leave as it is; hidden at first. */
export function Disclosure({ label, children }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(before => !before)}
      >
        {label}
      </Button>
      <Box id={id} role="group" aria-label={label} hidden={!open} sx={{ mt: 1.5 }}>
        {open && children}
      </Box>
    </div>
  )
}
