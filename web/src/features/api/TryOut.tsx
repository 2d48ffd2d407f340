import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { requestSnippets } from '@upper-bracket/shared/api/snippets'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SampleParameters } from './apiEndpoints.ts'
import { type Parameter, type PlacedOperation, textIn } from './openApiDocument.ts'
import { requestPath } from './requestPath.ts'
import { SentAnswer } from './SentAnswer.tsx'
import { type SnippetChoice, Snippets } from './Snippets.tsx'
import { useSentRequest } from './useSentRequest.ts'

interface TryOutProps {
  readonly placed: PlacedOperation
  /** What the fields contain at first. */
  readonly sample: SampleParameters
  readonly language: Language
  readonly choice: SnippetChoice
}

/** A form with the parameters of an operation, the same request as an example, and its answer. */
export function TryOut({ placed: { path, operation }, sample, language, choice }: TryOutProps) {
  const { t } = useTranslation('api')
  const { parameters = [] } = operation
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [sent, send] = useSentRequest()
  const values = Object.fromEntries(parameters.map(({ name }) => [name, typed[name] ?? sample[name] ?? '']))
  const address = requestPath(path, parameters, values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(address)
  }
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {parameters.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {parameters.map(parameter => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              language={language}
              value={values[parameter.name] ?? ''}
              onChange={value => setTyped({ ...typed, [parameter.name]: value })}
            />
          ))}
        </Box>
      )}
      <Snippets choice={choice} codeIn={each => requestSnippets[each]({ url: location.origin + address })} />
      <Button
        type="submit"
        variant="contained"
        loading={sent?.state === 'sending'}
        sx={{ justifySelf: 'start' }}
      >
        {t('send')}
      </Button>
      <SentAnswer sent={sent} />
    </Box>
  )
}

interface ParameterFieldProps {
  readonly parameter: Parameter
  readonly language: Language
  readonly value: string
  readonly onChange: (value: string) => void
}

function ParameterField({ parameter, language, value, onChange }: ParameterFieldProps) {
  const { t } = useTranslation('api')
  const { name, required = false, schema } = parameter
  const choices = schema.enum?.map(String)
  return (
    <TextField
      size="small"
      label={name}
      required={required}
      select={choices !== undefined}
      value={value}
      helperText={textIn(language, 'description', schema)}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } }}
    >
      {choices !== undefined && [
        <MenuItem key="" value="">
          {t('any')}
        </MenuItem>,
        ...choices.map(each => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        )),
      ]}
    </TextField>
  )
}
