// Pieno's server, which sends its pushes to the push service of this machine.
import { readConfig } from '../../../server/src/config.ts';
import { PUSH_SERVICES } from '../../../server/src/modules/push/push-services.ts';
import { serve } from '../../../server/src/serve.ts';
import { LOCALHOST_CERTIFICATE } from '../../../server/src/testing/push/localhost-certificate.ts';

const hosts = [process.argv[2]];
const services = { ...PUSH_SERVICES, hosts, allows: () => true, ca: LOCALHOST_CERTIFICATE };
const server = await serve(readConfig(process.env), { services });
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
