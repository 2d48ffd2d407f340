/** A row of the dashboard, whose controls are below its text on a phone. */
export const dueRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1.5,
  p: { xs: 2, md: 2.5 },
  border: '1px solid',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflowWrap: 'anywhere',
} as const
