import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SampleParameters } from './apiEndpoints.ts'
import { CodeText } from './CodeText.tsx'
import {
  fieldsOf,
  type OpenApiDocument,
  type PlacedOperation,
  resolved,
  type Schema,
  schemaOf,
  textIn,
} from './openApiDocument.ts'
import { SchemaFields } from './SchemaFields.tsx'
import type { SnippetChoice } from './Snippets.tsx'
import { TryOut } from './TryOut.tsx'

interface OperationDetailsProps {
  readonly document: OpenApiDocument
  readonly placed: PlacedOperation
  readonly sample: SampleParameters
  readonly language: Language
  readonly choice: SnippetChoice
}

/** An operation: a line with its address, below which its parameters, a form to try it and its answer open. */
export function OperationDetails({ document, placed, sample, language, choice }: OperationDetailsProps) {
  const { t } = useTranslation('api')
  const { method, path, operation } = placed
  const [isOpen, setOpen] = useState(false)
  const answer = schemaOf(operation.responses['200'])
  const body = schemaOf(operation.requestBody)
  const description = textIn(language, 'description', operation)
  // An empty list says that no key is needed.
  const needsKey = (operation.security ?? []).length > 0
  return (
    <Disclosure
      isOpen={isOpen}
      onToggle={setOpen}
      address={`${method.toUpperCase()} ${path}`}
      summary={textIn(language, 'summary', operation)}
    >
      {description !== '' && (
        <Typography>
          <CodeText>{description}</CodeText>
        </Typography>
      )}
      {needsKey && <Typography variant="body2">{t('needsKey')}</Typography>}
      {method === 'get' && !needsKey && (
        <TryOut placed={placed} sample={sample} language={language} choice={choice} />
      )}
      {body !== undefined && (
        <Fields title={t('body')} schema={resolved(document, body)} language={language} />
      )}
      {answer !== undefined && (
        <Fields title={t('answerFields')} schema={resolved(document, answer)} language={language} />
      )}
    </Disclosure>
  )
}

interface DisclosureProps {
  /** The target of links to it. */
  readonly id?: string
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly address: string
  readonly summary: string
  readonly children: ReactNode
}

/** What is inside is rendered once it is opened. */
export function Disclosure({ id, isOpen, onToggle, address, summary, children }: DisclosureProps) {
  return (
    <Box
      component="details"
      id={id}
      open={isOpen}
      onToggle={event => onToggle(event.currentTarget.open)}
      sx={theme => ({
        minWidth: 0,
        scrollMarginTop: 80,
        borderRadius: 1,
        bgcolor: 'background.paper',
        border: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Box
        component="summary"
        sx={{ px: 2, py: 1.5, minHeight: 44, cursor: 'pointer', '&::marker': { color: 'text.secondary' } }}
      >
        <Box component="code" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {address}
        </Box>
        <Typography component="span" color="textSecondary" sx={{ display: 'block', mt: 0.25 }}>
          <CodeText>{summary}</CodeText>
        </Typography>
      </Box>
      {isOpen && (
        <Box sx={{ px: 2, pt: 1, pb: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
          {children}
        </Box>
      )}
    </Box>
  )
}

/** The fields of a body; nothing if it has none that are described. */
export function Fields({ title, schema, language }: { title: string; schema: Schema; language: Language }) {
  if (fieldsOf(schema) === undefined) return null
  return (
    <div>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <SchemaFields schema={schema} language={language} />
    </div>
  )
}
