import Box from '@mui/material/Box'

/** What is wrong with a field of several choices; nothing without an error. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null
  return (
    <Box id={id} sx={{ mt: 0.75, color: 'error.main', fontSize: '0.8125rem' }}>
      {error}
    </Box>
  )
}
