import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CodeBlock } from './CodeBlock.tsx'
import type { SentRequest } from './useSentRequest.ts'

/** The status, the headers and the body of an answer. */
export function SentAnswer({ sent }: { sent: SentRequest | null }) {
  const { t } = useTranslation('api')
  return (
    <Box aria-live="polite" aria-busy={sent?.state === 'sending'} sx={{ minWidth: 0 }}>
      {sent?.state === 'failed' && <Typography color="error">{t('failed')}</Typography>}
      {sent?.state === 'answered' && (
        <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650 }}>
            {t('answered', { status: sent.status, milliseconds: sent.milliseconds })}
          </Typography>
          <Box
            component="dl"
            sx={{ m: 0, display: 'grid', gap: 0.25, fontFamily: 'monospace', fontSize: '0.8125rem' }}
          >
            {sent.headers.map(([name, value]) => (
              <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {name}:
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {value}
                </Box>
              </Box>
            ))}
          </Box>
          <CodeBlock code={sent.body} label={t('answer')} />
        </Box>
      )}
    </Box>
  )
}
