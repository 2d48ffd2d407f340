/** A row of a list for organizers: what it is about on the left, what can be done on the right, below it on a phone. */
export const listRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: { xs: 1.5, sm: 2 },
  py: 1.25,
  bgcolor: 'background.paper',
  borderRadius: 1,
} as const
