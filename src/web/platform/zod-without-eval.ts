// The content security policy refuses eval, and zod's attempt would be reported. Zod looks for this setting before it
// makes the first schema. It is written here by hand because importing zod for it would put all of zod into every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
