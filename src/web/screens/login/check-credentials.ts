// A file of its own, with zod: see LoginScreen.tsx.
import { zodResolver } from '@hookform/resolvers/zod';
import { Credentials } from '#contract/api/auth';

export const checkCredentials = zodResolver(Credentials);
