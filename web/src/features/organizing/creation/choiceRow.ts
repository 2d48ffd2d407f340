/** A row with a name on the left and its choice on the right. */
export const choiceRow = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: 0.5,
  borderBottom: '1px solid var(--mui-palette-divider)',
} as const
