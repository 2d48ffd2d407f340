/** A row of a list for organizers: the subject on the left, the actions on the right, or below it on a phone. */
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
