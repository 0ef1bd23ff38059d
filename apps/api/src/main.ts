import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { ConfigError } from './platform/config.js';
import { setUpHttp } from './platform/http/create-app.js';
import { HttpAdapter } from './platform/http/http-adapter.js';
import { serve } from './platform/http/serve.js';

try {
  const app = await NestFactory.create(AppModule, new HttpAdapter(), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  await setUpHttp(app);
  await serve(app);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
