import Casino from '@mui/icons-material/Casino'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface MethodChoiceProps<M extends string> {
  readonly title: string
  readonly methods: readonly { readonly method: M; readonly label: string }[]
  readonly value: M
  /** What the chosen method does. */
  readonly hint: string
  readonly onChoose: (method: M) => void
  /** Draws again; null if the chosen method does not draw. */
  readonly onDraw: (() => void) | null
}

/** The choice of a method that orders or distributes teams. */
export function MethodChoice<M extends string>(props: MethodChoiceProps<M>) {
  const { title, methods, value, hint, onChoose, onDraw } = props
  const { t } = useTranslation(['bracket', 'format'])
  const id = useId()
  const choose = (wanted: string) => {
    const found = methods.find(({ method }) => method === wanted)
    if (found !== undefined) onChoose(found.method)
  }
  return (
    <FormControl>
      <FormLabel id={id}>{title}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value} onChange={(_, wanted) => choose(wanted)}>
        {methods.map(({ method, label }) => (
          <FormControlLabel key={method} value={method} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
        {onDraw !== null && (
          <Button size="small" variant="outlined" color="inherit" startIcon={<Casino />} onClick={onDraw}>
            {t('format:drawAgain')}
          </Button>
        )}
      </Box>
    </FormControl>
  )
}
