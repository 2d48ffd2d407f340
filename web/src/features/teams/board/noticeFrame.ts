/** The frame of what somebody is to decide above the teams. */
export const noticeFrame = {
  px: 2,
  py: 1.5,
  bgcolor: 'background.raised',
  border: '1px solid',
  borderColor: 'brand.main',
  borderRadius: 1,
} as const
