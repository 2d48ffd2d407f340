/** The style of a native list that stands within a line, without the frame of a `SelectField`. */
export const plainSelect = {
  flex: 'none',
  minHeight: 40,
  px: 1,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1,
} as const
