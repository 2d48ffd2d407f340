import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { newWebhookSecret } from '@upper-bracket/shared/integrations/newWebhookSecret'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyableValue } from '#ui/text/CopyableValue.tsx'

/** Generates a secret, which exists only on this page until it is sent. */
export function useNewSecret(): string {
  const [secret] = useState(() => newWebhookSecret(crypto.getRandomValues(new Uint8Array(32))))
  return secret
}

/** A new secret, which is shown only here. */
export function SecretValue({ secret, hint }: { readonly secret: string; readonly hint: string }) {
  const { t } = useTranslation('integrations')
  return (
    <div>
      <Box component="dl" sx={{ m: 0 }}>
        <CopyableValue label={t('secret')} value={secret} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {hint}
      </Typography>
    </div>
  )
}
