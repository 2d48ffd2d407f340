/** The look of buttons that stay at the bottom of the screen, within the reach of a thumb, while what they act on does. */
export const stickyButtons = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
