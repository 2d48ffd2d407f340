import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { csMapNames, csMaps } from '@upper-bracket/shared/selfService/csMaps'
import { stepSeconds } from '@upper-bracket/shared/selfService/vetoSettings'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '#ui/form/FormField.tsx'
import { type FieldsProps, seriesIn } from '../form/competitionDraft.ts'
import { fewestMaps, mapsIn, withMapTurned } from './selfServiceDraft.ts'
import { VetoOrderChoice } from './VetoOrderChoice.tsx'

/** The veto settings: maps in CS, sides and pick order in Dota 2. */
export function VetoFields({ draft, set, problems }: FieldsProps) {
  const { t } = useTranslation('selfService')
  const { game } = draft
  const { min: least, max: most } = stepSeconds
  const problem = problems.vetoSeconds
  return (
    <>
      <div>
        <FormControlLabel
          control={<Switch checked={draft.vetoOn} onChange={(_, on) => set('vetoOn', on)} />}
          label={t(`veto_${game}`)}
        />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '75ch' }}>
          {t(`vetoText_${game}`)}
        </Typography>
      </div>
      {draft.vetoOn && game === 'csgo' && (
        <>
          <MapPool
            vetoMaps={draft.vetoMaps}
            fewest={fewestMaps(seriesIn(draft))}
            isTooSmall={problems.vetoMaps !== undefined}
            onChange={vetoMaps => set('vetoMaps', vetoMaps)}
          />
          <VetoOrderChoice draft={draft} set={set} problems={problems} />
        </>
      )}
      {draft.vetoOn && (
        <FormField
          label={t('vetoSeconds')}
          name="vetoSeconds"
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
          value={draft.vetoSeconds}
          onChange={value => set('vetoSeconds', value)}
          hint={t('vetoSecondsHint', { least, most })}
          error={problem === undefined ? undefined : t(`problem_${problem}`, { least, most })}
        />
      )}
    </>
  )
}

interface MapPoolProps {
  readonly vetoMaps: string
  readonly fewest: number
  readonly isTooSmall: boolean
  readonly onChange: (vetoMaps: string) => void
}

function MapPool({ vetoMaps, fewest, isTooSmall, onChange }: MapPoolProps) {
  const { t } = useTranslation('selfService')
  const helpId = useId()
  const maps = mapsIn(vetoMaps)
  return (
    <Box
      component="fieldset"
      aria-describedby={helpId}
      data-invalid={isTooSmall ? '' : undefined}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, fontWeight: 650 }}>
        {t('vetoMaps')}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
          columnGap: 2,
          maxWidth: 680,
        }}
      >
        {csMaps.map(map => (
          <FormControlLabel
            key={map}
            label={csMapNames[map]}
            control={
              <Checkbox
                checked={maps.includes(map)}
                onChange={() => onChange(withMapTurned(vetoMaps, map))}
              />
            }
            sx={{ mr: 0 }}
          />
        ))}
      </Box>
      <FormHelperText id={helpId} error={isTooSmall} sx={{ mx: 0 }}>
        {isTooSmall
          ? t('vetoMapsTooFew', { count: fewest })
          : t('vetoMapsHint', { count: maps.length, fewest })}
      </FormHelperText>
    </Box>
  )
}
