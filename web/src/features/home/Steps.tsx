import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'

export function Steps() {
  const { t } = useTranslation('home')
  const steps = [
    { title: t('step1Title'), text: t('step1Text') },
    { title: t('step2Title'), text: t('step2Text') },
    { title: t('step3Title'), text: t('step3Text') },
  ]
  return (
    <section>
      <Typography variant="h2">{t('stepsTitle')}</Typography>
      <PlainList
        as="ol"
        sx={{
          mt: { xs: 4, md: 6 },
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          gap: { xs: 4, md: 0 },
        }}
      >
        {steps.map(({ title, text }, index) => (
          <Box
            component="li"
            key={title}
            sx={theme => ({
              borderTop: `2px solid ${theme.vars.palette.brand.main}`,
              pt: 3,
              pr: { md: 6 },
              position: 'relative',
            })}
          >
            <Typography
              variant="score"
              component="p"
              aria-hidden
              sx={{ fontSize: '3rem', color: 'brand.main' }}
            >
              {index + 1}
            </Typography>
            <Typography variant="h3" sx={{ mt: 2 }}>
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '40ch' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </PlainList>
    </section>
  )
}
