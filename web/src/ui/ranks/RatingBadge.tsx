import Box from '@mui/material/Box'
import { useLanguage } from '#platform/language/useLanguage.ts'

interface RatingBadgeProps {
  /** Null if no rating is given. */
  readonly rating: number | null
  /** The height in pixels. */
  readonly size: number
  /** The number with its unit. */
  readonly title: string
}

/** A rating as a number, in place of the insignia of a rank. */
export function RatingBadge({ rating, size, title }: RatingBadgeProps) {
  const { language } = useLanguage()
  return (
    <Box
      component="span"
      role="img"
      aria-label={title}
      title={title}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: 0,
        height: size,
        minWidth: 52,
        px: 0.75,
        borderRadius: 1,
        bgcolor: 'background.raised',
        color: rating === null ? 'text.secondary' : 'text.primary',
        fontSize: '0.8125rem',
        fontWeight: 650,
        whiteSpace: 'nowrap',
      }}
    >
      {rating === null ? '–' : rating.toLocaleString(language)}
    </Box>
  )
}
