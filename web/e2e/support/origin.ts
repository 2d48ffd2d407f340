/** Where the emulators serve the page. */
export const origin = `http://127.0.0.1:${process.env['UPPER_BRACKET_PORT']}`
