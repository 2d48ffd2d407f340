import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Language } from '@upper-bracket/shared/profile/profile'
import { CodeText } from './CodeText.tsx'
import { fieldsOf, type Schema, textIn, typeParts } from './openApiDocument.ts'

/** The id of the section that shows a shared schema. */
export function schemaAnchor(name: string): string {
  return `object-${name}`
}

/** The fields of an object with their types, and those of the objects in it. */
export function SchemaFields({ schema, language }: { schema: Schema; language: Language }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
      {Object.entries(fieldsOf(schema) ?? {}).map(([name, field]) => {
        const text = textIn(language, 'description', field)
        const inner = fieldsOf(field)
        return (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box
              component="dt"
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}
            >
              <Box component="code" sx={{ fontWeight: 650 }}>
                {name}
              </Box>
              <SchemaType schema={field} />
            </Box>
            {(text !== '' || inner !== undefined) && (
              <Box component="dd" sx={{ m: 0, mt: 0.25, fontSize: '0.875rem' }}>
                <CodeText>{text}</CodeText>
                {inner !== undefined && (
                  <Box
                    sx={theme => ({ mt: 1, pl: 2, borderLeft: `2px solid ${theme.vars.palette.divider}` })}
                  >
                    <SchemaFields schema={field} language={language} />
                  </Box>
                )}
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

function SchemaType({ schema }: { schema: Schema }) {
  return (
    <Box component="code" sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {typeParts(schema).map(({ text, link }, index) =>
        link === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a type never change
          <span key={index}>{text}</span>
        ) : (
          <Link key={link} underline="always" color="inherit" href={`#${schemaAnchor(link)}`}>
            {text}
          </Link>
        ),
      )}
    </Box>
  )
}
