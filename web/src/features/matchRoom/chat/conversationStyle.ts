/** The messages take the height that is left, and the composer stays at the lower edge. */
export const conversation = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  p: 2,
  minWidth: 0,
  '& [role=log]': { flex: '1 1 0', minHeight: '8rem', maxHeight: 'none' },
  '& form': { mt: 'auto' },
} as const
