/** The table scrolls in a box of its own: its head stays in sight, and what stands below within reach. */
export const tableBox = 'max-h-[max(24rem,calc(100dvh-18.5rem))] shadow-card [&>table]:table-fixed';
