import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SampleParameters } from './apiEndpoints.ts'
import { Disclosure, Fields, OperationDetails } from './OperationDetails.tsx'
import {
  type OpenApiDocument,
  type Operation,
  operationsByTag,
  resolved,
  type Schema,
  schemaOf,
  sharedSchemas,
  textIn,
  variantsOf,
} from './openApiDocument.ts'
import { SchemaFields, schemaAnchor } from './SchemaFields.tsx'
import { Section } from './Section.tsx'
import type { SnippetChoice } from './Snippets.tsx'

const Markdown = lazy(() => import('#ui/text/Markdown.tsx'))

interface ReferenceProps {
  readonly document: OpenApiDocument
  readonly sample: SampleParameters
  readonly language: Language
  readonly choice: SnippetChoice
}

/** Everything that the description of the API names: operations by tag, webhooks, and the objects in answers. */
export default function Reference({ document, sample, language, choice }: ReferenceProps) {
  const { t, i18n } = useTranslation('api')
  const webhooks = Object.entries(document.webhooks ?? {})
  const titleOf = (tag: string) => (i18n.exists(`api:tag_${tag}`) ? t(`tag_${tag}` as 'tag_reading') : tag)
  return (
    <>
      <Section title={t('rules')}>
        <Suspense>
          <Box sx={{ maxWidth: '72ch' }}>
            <Markdown text={textIn(language, 'description', document.info)} />
          </Box>
        </Suspense>
        <Link href="/api/v1/openapi.json" underline="always" sx={{ justifySelf: 'start' }}>
          {t('document')}
        </Link>
      </Section>
      {[...operationsByTag(document)].map(([tag, operations]) => (
        <Section key={tag} title={titleOf(tag)}>
          {operations.map(placed => (
            <OperationDetails
              key={`${placed.method} ${placed.path}`}
              document={document}
              placed={placed}
              sample={sample}
              language={language}
              choice={choice}
            />
          ))}
        </Section>
      ))}
      {webhooks.length > 0 && (
        <Section title={t('webhooks')}>
          {webhooks.map(([name, { post }]) => (
            <Webhook key={name} name={name} operation={post} document={document} language={language} />
          ))}
        </Section>
      )}
      <Section title={t('objects')}>
        {sharedSchemas(document).map(([name, schema]) => (
          <SharedObject key={name} name={name} schema={schema} language={language} />
        ))}
      </Section>
    </>
  )
}

interface WebhookProps {
  readonly name: string
  readonly operation: Operation | undefined
  readonly document: OpenApiDocument
  readonly language: Language
}

function Webhook({ name, operation, document, language }: WebhookProps) {
  const { t } = useTranslation('api')
  const [isOpen, setOpen] = useState(false)
  const payload = schemaOf(operation?.requestBody)
  return (
    <Disclosure
      isOpen={isOpen}
      onToggle={setOpen}
      address={name}
      summary={operation === undefined ? '' : textIn(language, 'summary', operation)}
    >
      {payload !== undefined && (
        <Fields title={t('body')} schema={resolved(document, payload)} language={language} />
      )}
    </Disclosure>
  )
}

/** An object that answers share. It opens when a link in a type leads to it. */
function SharedObject({ name, schema, language }: { name: string; schema: Schema; language: Language }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const follow = () => location.hash === `#${schemaAnchor(name)}` && setOpen(true)
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [name])
  return (
    <Disclosure
      id={schemaAnchor(name)}
      isOpen={isOpen}
      onToggle={setOpen}
      address={name}
      summary={textIn(language, 'description', schema)}
    >
      {variantsOf(schema).map(variant => (
        <SchemaFields key={JSON.stringify(variant)} schema={variant} language={language} />
      ))}
    </Disclosure>
  )
}
