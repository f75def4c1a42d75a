export function findInstalledBrowser(): string | undefined;
export function findOrInstallBrowser(): string;
