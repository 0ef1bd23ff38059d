import type { Application, RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';

interface Layer {
  route?: { methods: Record<string, boolean> };
  match(path: string): boolean;
}

/** Returns 405 with `Allow` where the path exists and the method does not, instead of "no such path". */
export function methodNotAllowed(express: Application): RequestHandler {
  return (request, response, next) => {
    const path = request.baseUrl + request.path;
    const routes = (express.router as unknown as { stack: Layer[] }).stack.filter(
      (layer) => layer.route && layer.match(path),
    );
    const methods = new Set(routes.flatMap(({ route }) => Object.keys(route?.methods ?? {})));
    if (methods.has('get')) methods.add('head');
    if (methods.size === 0 || methods.has('_all') || methods.has(request.method.toLowerCase())) return next();
    response.setHeader('Allow', [...methods].map((method) => method.toUpperCase()).join(', '));
    throw new AppError('METHOD_NOT_ALLOWED');
  };
}
