import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { type ChangeKind, changeKinds } from '@upper-bracket/shared/integrations/webhookKinds'
import { useTranslation } from 'react-i18next'
import { kindKey } from './kindKey.ts'

interface KindsFieldProps {
  readonly kinds: readonly ChangeKind[]
  readonly onChange: (kinds: readonly ChangeKind[]) => void
  readonly error?: string | undefined
}

/** Chooses the kinds of events that a webhook gets. */
export function KindsField({ kinds, onChange, error }: KindsFieldProps) {
  const { t } = useTranslation('integrations')
  const turn = (kind: ChangeKind, isChosen: boolean) =>
    onChange(changeKinds.filter(each => (each === kind ? isChosen : kinds.includes(each))))
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 650 }}>
        {t('kinds')}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        {changeKinds.map(kind => (
          <FormControlLabel
            key={kind}
            label={t(kindKey(kind))}
            control={
              <Checkbox
                checked={kinds.includes(kind)}
                slotProps={{ input: { 'aria-invalid': error !== undefined } }}
                onChange={(_, isChosen) => turn(kind, isChosen)}
              />
            }
            sx={{ mr: 0 }}
          />
        ))}
      </Box>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  )
}
