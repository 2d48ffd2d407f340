import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'

/** The sections in page order; each is the `id` of a section and the key of its title. */
const sections = [
  'person',
  'ranks',
  'contacts',
  'signInMethods',
  'notifications',
  'organizer',
  'data',
] as const

/** Links to the sections of a long page. */
export function SectionLinks() {
  const { t } = useTranslation('profile')
  return (
    <Box
      component="nav"
      aria-label={t('sections')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.75, pb: 3 }}
    >
      {sections.map(section => (
        <Link key={section} href={`#${section}`} color="textSecondary" underline="hover">
          {t(section)}
        </Link>
      ))}
    </Box>
  )
}
