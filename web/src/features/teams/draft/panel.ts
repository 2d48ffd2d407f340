/** The frame of each part of a draft's page. */
export const panel = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
} as const

/** A frame around rows. */
export const listPanel = { ...panel, display: 'grid', gap: 1, p: { xs: 1.5, sm: 2 } } as const
